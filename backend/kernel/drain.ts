/** What is sent beyond a limit is thrown away up to here, so that the sender hears the answer; then the line is cut. */
export const MAX_DRAINED_BYTES = 32 * 1024 * 1024;

/** Reads and forgets the rest of a body that is refused. */
export async function drain(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  if (Number(request.headers.get('content-length') ?? 0) > MAX_DRAINED_BYTES) return;
  const reader = request.body.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      size += value?.byteLength ?? 0;
      if (done || size > MAX_DRAINED_BYTES) return;
    }
  } catch {
    // The sender is gone: nobody waits for an answer.
  }
}
