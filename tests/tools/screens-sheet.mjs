// The contact sheet of `npm run screens`: every picture with what it shows below it.

const escape = (text) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

const style = `body{margin:24px;font:14px/1.35 system-ui,sans-serif;background:#8a8a8a;color:#000}h1,h2{margin:.6em 0}
section{display:flex;flex-wrap:wrap;gap:18px;align-items:flex-start}h2{flex:1 0 100%}figure{margin:0;max-inline-size:100%}img{display:block;max-inline-size:100%;block-size:auto}
figcaption{padding:4px 6px;background:#fff;overflow-wrap:anywhere}.fault{background:#ffb3b3}.note{color:#555}`;

const figure = ({ file, width, height, name, suffix, note, fault }) => `<figure style="inline-size:${Math.max(width, 200)}px">${
  file ? `<a href="${file}"><img src="${file}" width="${width}" height="${height}" alt="" style="inline-size:${width}px"></a>` : ''
}<figcaption class="${fault ? 'fault' : ''}"><b>${escape(name)}</b>${suffix ? ` · ${escape(suffix)}` : ''} <span class="note">${escape(note ?? '')}</span>${fault ? ` <b>${escape(fault)}</b>` : ''}</figcaption></figure>`;

/** One section, or all of them, as a page beside the pictures. */
export function sheet(title, sections) {
  const parts = [...sections].map(([name, shots]) => `<section>${name ? `<h2>${escape(name)}</h2>` : ''}${shots.map(figure).join('\n')}</section>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style><h1>${escape(title)}</h1>${parts.join('\n')}</html>\n`;
}
