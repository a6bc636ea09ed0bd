/** Does the page allow hints at its table? `hints="off"` forbids them while a game is on. */
export const allowsHints = (element: HTMLElement): boolean => element.getAttribute('hints') !== 'off';
