import type { KeptAction } from '../../kernel/audit/operatorAction.ts';

/** What operators did, a line for each. */
export function writeActions(actions: readonly KeptAction[]): string[] {
  return actions.map(
    ({ at, operator, command, outcome, reason }) =>
      `operator / 操作: ${at.toISOString()}  ${operator}  ${command}  ${outcome}${reason ? `  ${reason}` : ''}`,
  );
}
