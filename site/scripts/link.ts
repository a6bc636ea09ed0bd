/** The record in an address: `#r=…`, or `?record=…` where a fragment would be lost. Null when there is none; one that is badly encoded is taken as it stands. */
export function recordIn(address: string): string | null {
  const { hash, searchParams } = new URL(address);
  if (!hash.startsWith('#r=')) return searchParams.get('record');
  try {
    return decodeURIComponent(hash.slice(3));
  } catch {
    return hash.slice(3);
  }
}

/** The address of this page with a record in it. */
export function addressWith(record: string, address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}#r=${encodeURIComponent(record)}`;
}
