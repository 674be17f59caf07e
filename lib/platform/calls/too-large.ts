/** The answer to a body beyond its limit. The connection ends with it: what is still on its way is not waited for. */
export function tooLarge(): Response {
  return new Response(null, { status: 413, headers: { connection: 'close', 'cache-control': 'no-store' } });
}
