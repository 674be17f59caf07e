/** What the middleware stores in a request for its handlers. */
export interface AppEnv {
  Variables: { requestId: string };
}
