// Engines x tests, as tests/run.mjs prints them.
const engines = ['Node', 'Chromium', 'Firefox', 'WebKit'];

/** All counts of all rows together. */
export function sum(rows) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of rows.flatMap(({ cells }) => Object.values(cells))) {
    if (typeof count === 'object') for (const key of Object.keys(total)) total[key] += count[key];
  }
  return total;
}

const cellText = (count) => {
  if (count === undefined) return '';
  if (typeof count === 'string') return count;
  return [`${count.passed} passed`, count.failed && `${count.failed} FAILED`, count.skipped && `${count.skipped} skipped`].filter(Boolean).join(', ');
};

export function printTable(rows) {
  const lines = [['', ...engines], ...rows.map(({ name, cells }) => [name, ...engines.map((engine) => cellText(cells[engine]))])];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  console.log();
  for (const line of lines) console.log(line.map((text, column) => text.padEnd(widths[column])).join('  ').trimEnd());
}
