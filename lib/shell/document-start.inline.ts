import '@/lib/platform/storage/reader-settings.inline';
import { openAppLinks } from '@/lib/download/open-app';
import { repeatActions } from '@/lib/platform/navigation/repeat-actions.inline';

/**
 * The first script of every document, also where no other script arrives: the reader's settings before the first paint,
 * and what a press needs before the framework's scripts are there.
 */
repeatActions();
openAppLinks();
