/** The answer to a body that is too large. It closes the connection, so that the rest of the body is not read. */
export function tooLarge(): Response {
  return new Response(null, { status: 413, headers: { connection: 'close', 'cache-control': 'no-store' } });
}
