/** What is sent when a session is to begin: the value of its public randomness, and what opens its secrets. */
export const begins = (beacon: string, secretsKey: string): Record<string, string> => ({
  beacon: beacon.trim(),
  ...(secretsKey === "" ? {} : { secrets_key: secretsKey }),
});
