/** @jest-environment jsdom */
import { clearMember } from '@/lib/accounts/clear-member';
import { readStoredTicket } from '@/lib/tickets/stored-ticket';

test('tickets stored for offline use are deleted with the member; other data stays', () => {
  localStorage.setItem('lx_theme', 'dark');
  localStorage.setItem('lx_own_ticket_7', JSON.stringify({ ticket: {}, checkedAt: '2026-11-22T08:00:00Z' }));
  expect(readStoredTicket('7')).not.toBeNull();
  clearMember();
  expect(readStoredTicket('7')).toBeNull();
  expect(localStorage.getItem('lx_theme')).toBe('dark');
});
