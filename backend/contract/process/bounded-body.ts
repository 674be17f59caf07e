/** The most bytes read and discarded beyond a limit, so that the sender gets the answer. */
export const MAX_DRAINED_BYTES = 32 * 1024 * 1024;

/**
 * The body of a request as text, or null when its header or the body itself exceeds the limit. Nothing beyond the limit is
 * kept in memory. All bodies are read with this, except forms with a picture.
 */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  if (!request.body) return '';
  const isSaidTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes;
  const kept: Uint8Array[] = [];
  const size = await readThrough(request, maxBytes + MAX_DRAINED_BYTES, (chunk, sizeSoFar) => {
    if (!isSaidTooLarge && sizeSoFar <= maxBytes) kept.push(chunk);
    else kept.length = 0;
  });
  return isSaidTooLarge || size > maxBytes ? null : new TextDecoder().decode(Buffer.concat(kept));
}

/** The same, as JSON: `undefined` when the body is larger than the limit, null when it is no JSON. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readBody(request, maxBytes);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads and throws away what is left of a body that is refused. */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  await readThrough(request, MAX_DRAINED_BYTES, () => undefined);
}

/** Reads until the end, the limit, or the moment the sender goes away. @returns how many bytes there were */
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
