/** How many bytes beyond a limit are read and discarded, so that the sender can still receive the answer. */
export const MAX_DRAINED_BYTES = 32 * 1024 * 1024;

/** The body of a request as text; otherwise as `readBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/**
 * The body of a request as it was sent, or null when its `content-length` or the body itself exceeds the limit. Nothing
 * beyond the limit is stored in memory. All bodies are read with this function, except forms with a picture.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return new Uint8Array();
  const isDeclaredTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes;
  const stored: Uint8Array[] = [];
  const size = await readThrough(request, maxBytes + MAX_DRAINED_BYTES, (chunk, sizeSoFar) => {
    if (!isDeclaredTooLarge && sizeSoFar <= maxBytes) stored.push(chunk);
    else stored.length = 0;
  });
  return isDeclaredTooLarge || size > maxBytes ? null : Buffer.concat(stored);
}

/** The body of a request as JSON: `undefined` when it is larger than the limit, null when it is not JSON. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readBody(request, maxBytes);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads and discards the rest of a body that is refused. */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  await readThrough(request, MAX_DRAINED_BYTES, () => undefined);
}

/** Reads until the end, the limit, or the disconnection of the sender. @returns the number of bytes */
async function readThrough(
  request: Request,
  mostBytes: number,
  receive: (chunk: Uint8Array, sizeSoFar: number) => void,
): Promise<number> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (!request.body || declared > mostBytes) return declared;
  const reader = request.body.getReader();
  let size = 0;
  try {
    while (size <= mostBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      receive(value, size);
    }
  } catch {
    // The sender has disconnected and needs no answer.
  }
  return size;
}
