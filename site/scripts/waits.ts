/** What can only be used with script is not to be seen until its script is there: it keeps its place, and comes with this. */
export function here(root: ParentNode = document): void {
  for (const each of root.querySelectorAll('[data-waits]')) each.removeAttribute('data-waits');
}
