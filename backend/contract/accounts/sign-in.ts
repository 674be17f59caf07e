import { z } from 'zod';
import {
  code,
  email,
  newPassword,
  newPasswordTwice,
  password,
  phone,
  phoneCode,
  samePassword,
} from './fields';
import { defineCall } from '@/backend/contract/call';
import { readerLocale } from '@/backend/contract/fields';
import { onePhone } from './phone-number';
import { signedIn, user } from './user';

/** What the `type` of a login says about its other fields. */
export const LOGIN_TYPES = {
  phonePassword: 1,
  phoneCode: 2,
  emailCode: 3,
  emailPassword: 4,
  register: 5,
} as const;
export type LoginType = (typeof LOGIN_TYPES)[keyof typeof LOGIN_TYPES];

/** Fields each login type needs. An e-mail address may come as `mobile`, a code as `emailCode`. */
const NEEDS = {
  1: ['mobile', 'password'],
  2: ['mobile', 'code'],
  3: ['email', 'code'],
  4: ['email', 'password'],
  5: ['email', 'code', 'password'],
} as const satisfies Record<LoginType, readonly string[]>;

const isPhoneType = (type: LoginType) => type === LOGIN_TYPES.phonePassword || type === LOGIN_TYPES.phoneCode;

const typedType = z.coerce
  .number()
  .pipe(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]));

/** The login payload: `mobile` may hold the e-mail, `emailCode` the code. */
const loginInput = z
  .object({
    type: typedType,
    mobile: z.string().max(254).optional(),
    email: z.string().max(254).optional(),
    phone_code: phoneCode,
    password: password.optional(),
    code: z.string().max(40).optional(),
    emailCode: z.string().max(40).optional(),
    locale: readerLocale,
  })
  .transform((input, ctx) => {
    const fields = {
      mobile: input.mobile,
      email: input.email || input.mobile,
      code: input.code || input.emailCode,
      password: input.password,
    };
    const parsers = {
      mobile: phone,
      email,
      code,
      password: input.type === LOGIN_TYPES.register ? newPassword : password,
    };
    const read: Record<keyof typeof fields, string> = { mobile: '', email: '', code: '', password: '' };
    for (const name of NEEDS[input.type]) {
      const value = parsers[name].safeParse(fields[name] || undefined);
      if (value.success) read[name] = value.data;
      else
        ctx.addIssue({ code: 'custom', path: [name], message: value.error.issues[0]?.message ?? 'required' });
    }
    const form = {
      ...read,
      type: input.type,
      phone_code: input.phone_code,
      locale: input.locale,
      isPhone: isPhoneType(input.type),
    };
    return onePhone('mobile')(form, ctx);
  });

/** The purposes of a code. A code is accepted only for the purpose it was requested for. */
export const CODE_PURPOSES = ['register', 'login', 'reset', 'bind', 'change', 'confirm'] as const;
const SMS_PURPOSES = ['login', 'reset', 'change', 'confirm'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Seconds until the same address may request another code. The answer never says whether an account exists. */
const sent = z.object({ resend_after: z.number() });

/** `proof` is empty except for purpose `confirm`. */
const verified = z.object({ verified: z.boolean(), proof: z.string() });

export const signInCalls = {
  login: defineCall({
    path: '/login',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary:
      'Sign in or register: type 1 phone and password, 2 phone and code, 3 e-mail and code, 4 e-mail and password, 5 register with e-mail, code and password',
    input: loginInput,
    output: signedIn,
  }),
  sendSms: defineCall({
    path: '/sendSms',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary:
      'Send a code by text message. `change` and `confirm` need a session; `confirm` goes to the own number whatever is given',
    input: z
      .object({
        phone: phone.optional(),
        phone_code: phoneCode,
        purpose: z.enum(SMS_PURPOSES).default('login'),
        locale: readerLocale,
      })
      .transform(onePhone('phone')),
    output: sent,
  }),
  sendMailCode: defineCall({
    path: '/sendMailSms',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary:
      'Send a code by e-mail. `bind` needs an upgrade token, `change` and `confirm` a session; `confirm` goes to the own address whatever is given',
    input: z.object({
      email: email.optional(),
      purpose: z.enum(CODE_PURPOSES).default('login'),
      locale: readerLocale,
    }),
    output: sent,
  }),
  verifySms: defineCall({
    path: '/verifySms',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary:
      'Check a code sent by text message. With purpose `confirm` (session) it is used up and answered by a proof',
    input: z
      .object({
        phone: phone.optional(),
        phone_code: phoneCode,
        code,
        purpose: z.enum(SMS_PURPOSES).default('login'),
      })
      .transform(onePhone('phone')),
    output: verified,
  }),
  verifyMailCode: defineCall({
    path: '/verifyEmailSms',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary:
      'Check a code sent by e-mail. With purpose `confirm` (session) it is used up and answered by a proof',
    input: z.object({ email: email.optional(), code, purpose: z.enum(CODE_PURPOSES).default('login') }),
    output: verified,
  }),
  forgotPassword: defineCall({
    path: '/forgotPassword',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary:
      'Set a new password with a code of purpose `reset`; ends every session. Type 1 or 2: `email` holds the phone number',
    input: z
      .object({
        email: z.string().max(254),
        code,
        ...newPasswordTwice,
        phone_code: phoneCode,
        type: typedType.default(LOGIN_TYPES.emailPassword),
      })
      .refine(...samePassword)
      .transform((form, ctx) => {
        const isPhone = isPhoneType(form.type);
        const address = (isPhone ? phone : email).safeParse(form.email);
        if (!address.success)
          ctx.addIssue({
            code: 'custom',
            path: ['email'],
            message: address.error.issues[0]?.message ?? 'required',
          });
        return onePhone('address', 'email')({ ...form, isPhone, address: address.data ?? '' }, ctx);
      }),
    output: z.object({ changed: z.boolean() }),
  }),
  bindEmail: defineCall({
    path: '/bindEmail',
    methods: ['POST'],
    access: 'upgrade',
    browser: 'login',
    summary: 'Second step of the upgrade: give a phone account its e-mail address (code of purpose `bind`)',
    input: z.object({ email, code }),
    output: z.object({ email: z.string() }),
  }),
  setNewPassword: defineCall({
    path: '/setNewPassword',
    methods: ['POST'],
    access: 'upgrade',
    browser: 'login',
    summary:
      'Third step of the upgrade: set the password, once an e-mail address is bound; ends the upgrade and every session',
    input: z.object(newPasswordTwice).refine(...samePassword),
    output: z.object({ changed: z.boolean() }),
  }),
  userByToken: defineCall({
    path: '/getUserInfoByToken',
    methods: ['POST'],
    access: 'public',
    summary: 'The member a session token belongs to',
    input: z.object({ token: z.string().min(1).max(200) }),
    output: user,
  }),
  logOut: defineCall({
    path: '/logOut',
    methods: ['POST'],
    access: 'public',
    browser: 'login',
    summary: 'End the session of the given token; an unknown token is no error',
    input: z.object({}),
    output: z.object({ revoked: z.number() }),
  }),
};
