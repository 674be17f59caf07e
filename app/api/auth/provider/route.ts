import { providerReturn } from '@/lib/accounts/login-calls';

/** Completes a sign-in at a provider. */
export function POST(request: Request): Promise<Response> {
  return providerReturn(request);
}
