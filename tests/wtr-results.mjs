// A Web Test Runner reporter: counts per engine, as JSON in $WTR_RESULTS for tests/run.mjs. It also makes the process fail in
// two cases that the runner lets pass: a file in which no test ran, and an engine that should have been there.
import { writeFileSync } from 'node:fs';

const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);

function countSession(session) {
  const tests = testsOf(session.testResults);
  const count = {
    passed: tests.filter((test) => test.passed && !test.skipped).length,
    failed: tests.filter((test) => !test.passed && !test.skipped).length,
    skipped: tests.filter((test) => test.skipped).length,
  };
  if (tests.length === 0) count.failed++;
  else if (!session.passed && count.failed === 0) count.failed++; // it broke outside of its tests
  return { count, empty: tests.length === 0 };
}

export function results({ missing, required }) {
  const engines = {};
  let broken = required && missing.length > 0;
  process.on('exit', () => { if (broken) process.exitCode = 1; });
  return {
    onTestRunFinished({ sessions }) {
      for (const session of sessions) {
        const { count, empty } = countSession(session);
        const total = (engines[session.browser.name] ??= { passed: 0, failed: 0, skipped: 0 });
        for (const key of Object.keys(total)) total[key] += count[key];
        if (!empty) continue;
        broken = true;
        console.error(`No test ran in ${session.testFile} (${session.browser.name})`);
      }
      for (const name of missing) console.error(`${name} was not found${required ? ', and BLUE_LION_ENGINES=all asks for it' : ''}.`);
      if (process.env.WTR_RESULTS) writeFileSync(process.env.WTR_RESULTS, JSON.stringify({ engines, missing }));
    },
  };
}
