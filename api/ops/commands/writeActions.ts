import type { StoredAction } from '../../kernel/audit/operatorAction.ts';

/** Formats operators' actions, one line each. */
export function writeActions(actions: readonly StoredAction[]): string[] {
  return actions.map(
    ({ at, operator, command, outcome, reason }) =>
      `operator / 操作: ${at.toISOString()}  ${operator}  ${command}  ${outcome}${reason ? `  ${reason}` : ''}`,
  );
}
