import type { TestMarket } from './testMarket.ts';

/** The environment that makes a process of its own one of a test's market. */
export function environmentOfProcess(market: TestMarket, databaseUrl: string): NodeJS.ProcessEnv {
  // It shares its processor with no test: the product's own limit holds.
  const { OVERLOAD_MS: _, ...config } = market.config;
  const settings = Object.fromEntries(
    Object.entries(config).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value),
    ]),
  );
  return { ...process.env, ...settings, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
}
