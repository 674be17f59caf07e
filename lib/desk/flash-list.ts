/** The query of the flash desk's list: enough flashes for a day. */
export const FLASH_LIST = { kind: 'flash', size: 100 } as const;
