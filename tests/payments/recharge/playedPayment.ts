import type { TestMarket } from '../../kit/testMarket.ts';

/** The strings of the played payment app, and its voice. */
export function playedPayment(market: TestMarket) {
  async function control(path: string, fields: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(market.sandboxUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return (await response.json()) as Record<string, unknown>;
  }
  return {
    control,
    /** A user pays, by default from an account of their own. The notification is lost unless it is requested. */
    pay: (number: string, notify: 'sent' | 'lost' = 'lost', payer = '') =>
      control(`/sandbox/alipay/trades/${number}/pay`, { notify, payer }),
    fault: (path: string, fault: object) => control('/sandbox/faults', { service: 'alipay', path, ...fault }),
    async notifiesOf(number: string) {
      const response = await fetch(`${market.sandboxUrl}/sandbox/alipay/notifies/${number}`);
      const { notifies } = (await response.json()) as {
        notifies: { signed: Record<string, string>; tries: number; isHeard: boolean }[];
      };
      return notifies;
    },
    /**
     * Sends the market a notification in the app's name.
     * @returns the status and the text of the response.
     */
    async tell(fields: Record<string, string> | string): Promise<string> {
      const response = await fetch(`${market.url}/notify/alipay`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      });
      return `${response.status} ${await response.text()}`;
    },
  };
}
