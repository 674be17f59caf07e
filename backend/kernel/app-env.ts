/** What middleware leaves for the handlers of a request. */
export interface AppEnv {
  Variables: { requestId: string };
}
