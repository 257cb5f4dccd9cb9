import type { TestMarket } from './testMarket.ts';

/** The environment that makes a process of its own one of a test's market. */
export function environmentOfProcess(market: TestMarket, databaseUrl: string): NodeJS.ProcessEnv {
  const settings = Object.fromEntries(
    Object.entries(market.config).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value),
    ]),
  );
  return { ...process.env, ...settings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
}
