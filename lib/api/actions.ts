import type { CallName } from '@/backend/contract/calls';
import type { Deprecation } from './deprecation';

type Method = 'GET' | 'POST' | 'PATCH';

/** With the same value a second request changes nothing. */
export const ONCE_HEADER = 'Idempotency-Key';
/** The length of its value, in characters: a shorter one may be chosen twice by chance. */
export const MIN_ONCE = 8;
export const MAX_ONCE = 64;

/** What a key may do at one path of `/api/v1`: a call of the backend, made as the member who made the key. */
export interface Action {
  /** The name of the operation in the description, such as `createDraft`. */
  name: string;
  method: Method;
  /** Such as `/drafts/{id}`. */
  path: string;
  summary: string;
  call: CallName;
  /** The field of the input that the part of the path in braces is. */
  idField?: string;
  /** The field of the input that the header `Idempotency-Key` is: with the same value a second request changes nothing. */
  onceField?: string;
  /** Fields with a fixed value; undefined for those of the call that the operation does not have. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Set for what is going away. */
  deprecation?: Deprecation;
}

/** Everything that a key may do. Which scope it needs is said by the contract of the call. */
export const actions: readonly Action[] = [
  {
    name: 'listDrafts',
    method: 'GET',
    path: '/drafts',
    summary: 'Drafts of the key’s owner by state, those changed last first',
    call: 'myContents',
  },
  {
    name: 'createDraft',
    method: 'POST',
    path: '/drafts',
    summary: 'Begin a draft',
    call: 'saveDraft',
    onceField: 'key',
    fixed: { is_once: true, id: undefined, version: undefined },
  },
  {
    name: 'getDraft',
    method: 'GET',
    path: '/drafts/{id}',
    summary: 'A draft with its newest version',
    call: 'readDraft',
    idField: 'id',
  },
  {
    name: 'saveDraft',
    method: 'PATCH',
    path: '/drafts/{id}',
    summary: 'Save one language of a draft, or settings of it; it names the version it builds on',
    call: 'saveDraft',
    idField: 'id',
    fixed: { is_once: undefined, key: undefined },
  },
  {
    name: 'submitDraft',
    method: 'POST',
    path: '/drafts/{id}/submit',
    summary: 'Send a version of a draft to the desk',
    call: 'submitContent',
    idField: 'id',
  },
  {
    name: 'publishFlash',
    method: 'POST',
    path: '/flashes',
    summary: 'Publish a flash at once, or at its time; for editors',
    call: 'publishFlash',
    onceField: 'key',
  },
  {
    name: 'withdrawContent',
    method: 'POST',
    path: '/content/{id}/withdraw',
    summary: 'Take a published story off the site',
    call: 'withdrawContent',
    idField: 'id',
  },
  {
    name: 'correctContent',
    method: 'POST',
    path: '/content/{id}/correct',
    summary: 'Change a published story, with or without a correction that readers see; for editors',
    call: 'correctContent',
    idField: 'id',
  },
  {
    name: 'createEvent',
    method: 'POST',
    path: '/events',
    summary: 'Begin an event, as a draft unless its status says otherwise',
    call: 'updateActivity',
    onceField: 'idempotency_key',
    fixed: { is_once: true, id: undefined, version: undefined },
  },
  {
    name: 'changeEvent',
    method: 'PATCH',
    path: '/events/{id}',
    summary: 'Change an event; publishing and cancelling are its status',
    call: 'updateActivity',
    idField: 'id',
    fixed: { is_once: undefined, idempotency_key: undefined },
  },
  {
    name: 'addSeriesPoints',
    method: 'POST',
    path: '/series/{key}/points',
    summary: 'Add points to a data series; for editors',
    call: 'addSeriesPoints',
    idField: 'key',
  },
  {
    name: 'uploadPicture',
    method: 'POST',
    path: '/uploads',
    summary: 'Store a picture: a form with `purpose`, then `image`',
    call: 'upload',
  },
];
