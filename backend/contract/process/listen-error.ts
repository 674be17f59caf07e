import { errorCode } from './error-code';
import { SettingError } from './setting-error';

/**
 * Why a program cannot listen, as a sentence about the setting that causes it.
 * @param name the setting of the port
 * @param hostName the setting of the host, if there is one
 * @returns a SettingError, or the error itself when it has another cause
 */
export function listenError(error: Error, name: string, port: number, hostName = name): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new SettingError(`${name}: port ${port} is in use. Choose another.`);
    case 'EACCES':
      return new SettingError(`${name}: this user may not listen on port ${port}. Choose one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingError(`${hostName}: cannot listen there (${error.message}).`);
    default:
      return error;
  }
}
