/** A stylesheet made by script, which the strictest page allows. */
export type Sheet = CSSStyleSheet;

/** Makes one; it can be worn by any number of tables. */
export function sheetOf(text: string): Sheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
