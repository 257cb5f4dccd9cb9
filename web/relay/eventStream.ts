/** One message of a server-sent event stream. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Splits the text of a server-sent event stream into complete events and an incomplete rest. Comment lines, which
 * servers send to keep the connection open, are ignored.
 */
export function splitEvents(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events: StreamEvent[] = [];
  for (const block of blocks) {
    let event = 'message';
    const data: string[] = [];
    for (const line of block.split('\n')) {
      if (line.startsWith('event:')) {
        event = line.slice(6).trim();
      } else if (line.startsWith('data:')) {
        data.push(line.slice(5).trimStart());
      }
    }
    if (data.length > 0 || event !== 'message') {
      events.push({ event, data: data.join('\n') });
    }
  }
  return { events, rest };
}
