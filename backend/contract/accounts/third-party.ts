import { z } from 'zod';
import { defineCall } from '@/backend/contract/call';
import { readerLocale } from '@/backend/contract/fields';
import { signedIn } from './user';

/** The portal stores it (sealed, for minutes) until the reader comes back to /third, where `state` is compared. */
const authRequest = z.object({ url: z.string(), state: z.string(), verifier: z.string(), nonce: z.string() });

const answer = {
  code: z.string().min(1).max(2000),
  verifier: z.string().min(43).max(128),
  locale: readerLocale,
};

export const thirdPartyCalls = {
  googleAuthUrl: defineCall({
    path: '/getGoogleAuthUrl',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary: 'Where to send the reader for Google sign-in; they come back to /third of the site',
    input: z.object({ locale: readerLocale }),
    output: authRequest,
  }),
  googleLogin: defineCall({
    path: '/googleLogin',
    methods: ['POST'],
    access: 'public',
    summary:
      'Sign in with the code Google gave. The backend asks Google for openid, e-mail, avatar and nickname itself; a call with those fields alone is refused',
    input: z.object({ ...answer, nonce: z.string().min(1).max(200) }),
    output: signedIn,
  }),
  twitterAuthUrl: defineCall({
    path: '/getTwitterAuthUrl',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary:
      'Where to send the reader for X sign-in; they come back to /third of the site (`nonce` is empty)',
    input: z.object({ locale: readerLocale }),
    output: authRequest,
  }),
  twitterCallback: defineCall({
    path: '/twitterAuthCallback',
    methods: ['POST'],
    access: 'public',
    summary: 'Sign in with the code X gave',
    input: z.object(answer),
    output: signedIn,
  }),
};
