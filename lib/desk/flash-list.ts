/** The list the flash desk asks for: enough flashes for a day. */
export const FLASH_LIST = { kind: 'flash', size: 100 } as const;
