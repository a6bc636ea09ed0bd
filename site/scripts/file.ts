/** Hands a file to the reader, to be saved. */
export function offerFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type })), link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => { URL.revokeObjectURL(address); }, 10_000);
}

/** Asks in a dialog of the page; `true` if the answer is yes. */
export function ask(dialog: HTMLDialogElement): Promise<boolean> {
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((answer) => { dialog.addEventListener('close', () => { answer(dialog.returnValue === 'yes'); }, { once: true }); });
}
