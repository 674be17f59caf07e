import { FEEDBACK_STATES } from '@/backend/contract/members/feedback-states';
import { logQuery, type Search } from './list-query';

const ROLES = ['columnist', 'organiser', 'editor', 'admin'] as const;
const REALNAME_STATES = ['pending', 'verified', 'rejected'] as const;

const named = <Name extends string>(names: readonly Name[], value: string | string[] | undefined) =>
  names.find((name) => name === value);

/** The query of the inbox; invalid parts are left out. */
export const feedbackQuery = (search: Search) => ({
  ...logQuery(search),
  state: named(FEEDBACK_STATES, search.state) ?? 'open',
});

/** The query of the list of members. */
export const usersQuery = (search: Search) => ({
  ...logQuery(search),
  role: named(ROLES, search.role),
  status: named(['banned'], search.status),
});

/** The query of the requests to verify a real name. */
export const realNameQuery = (search: Search) => ({
  page: logQuery(search).page,
  status: named(REALNAME_STATES, search.status) ?? 'pending',
});

export const REDIRECT_FILTERS = ['pattern', 'gone', 'unused'] as const;

/** The query of the table of old addresses. */
export const redirectsQuery = (search: Search) => ({
  ...logQuery(search),
  only: named(REDIRECT_FILTERS, search.only),
});
