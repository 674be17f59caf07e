/** The parameters of an address that are given more than once, each with the reason: one of two would be lost. */
export const repeatedParameters = (parameters: URLSearchParams): Record<string, 'repeated'> =>
  Object.fromEntries(
    [...new Set(parameters.keys())]
      .filter((name) => parameters.getAll(name).length > 1)
      .map((name) => [name, 'repeated']),
  );
