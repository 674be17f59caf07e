import { readConfig as readBackendSettings } from '@/backend/kernel/config';
import { SettingError } from '@/backend/contract/process/setting-error';
import { readConfig as readPortalSettings } from '@/lib/platform/config/config';

/**
 * What is wrong with the settings of the programs that would run, or null. Makes the data folder and the secrets.
 * @throws Error for a fault that is no setting's
 */
export function findWrongSetting(env: NodeJS.ProcessEnv): string | null {
  try {
    if (!env.BACKEND_URL) readBackendSettings(env);
    readPortalSettings(env);
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}
