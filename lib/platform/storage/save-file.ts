/**
 * Lets the reader download a text, or bytes, as a file.
 * @param type media type
 */
export function saveFile(name: string, type: string, text: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; this frees the memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
