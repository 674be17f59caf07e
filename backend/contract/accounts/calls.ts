import { z } from 'zod';
import { code, email, newPasswordTwice, ownership, password, phone, phoneCode, samePassword } from './fields';
import { defineCall } from '@/backend/contract/call';
import { dateTime, inLocale } from '@/backend/contract/fields';
import { accountDuties } from './duties';
import { onePhone } from './phone-number';
import { user } from './user';

export const accountCalls = {
  changeEmail: defineCall({
    path: '/changeEmail',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Move to another e-mail address: its code (purpose `change`), and the password or a proof',
    input: z.object({ email, code, ...ownership }),
    output: user,
  }),
  changeMobile: defineCall({
    path: '/changeMobile',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Set the phone number: its code (purpose `change`), and the password or a proof',
    input: z
      .object({ mobile: phone, phone_code: phoneCode, code, ...ownership })
      .transform(onePhone('mobile')),
    output: user,
  }),
  changePassword: defineCall({
    path: '/resetPassword',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Change the password by the old one; ends all other sessions',
    input: z.object({ old_password: password, ...newPasswordTwice }).refine(...samePassword),
    output: z.object({ revoked: z.number() }),
  }),
  setPassword: defineCall({
    path: '/setPassword',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Set a password with a proof, for members who have none or forgot it; ends all other sessions',
    input: z.object({ proof: z.string().max(200), ...newPasswordTwice }).refine(...samePassword),
    output: z.object({ revoked: z.number() }),
  }),
  exportData: defineCall({
    path: '/exportMyData',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'Everything kept about the signed-in member',
    input: z.object({}),
    output: z.object({
      exported_time: dateTime,
      user,
      records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  accountDuties: defineCall({
    path: '/accountDuties',
    methods: ['POST'],
    access: 'user',
    browser: 'session',
    summary: 'What has to be settled before the account can be deleted, and what is lost by deleting it',
    input: z.object(inLocale),
    output: accountDuties,
  }),
  deleteAccount: defineCall({
    path: '/deleteAccount',
    methods: ['POST'],
    access: 'user',
    browser: 'login',
    summary: 'Delete the account for good: the password or a proof',
    input: z.object({
      ...ownership,
      /** The member agrees to lose tickets to events that are still to come. */
      gives_up_tickets: z.boolean().default(false),
    }),
    output: z.object({ deleted: z.boolean() }),
  }),
};
