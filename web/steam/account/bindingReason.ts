/** Reasons whose text for a typed code is another than for a Mafile: another code is needed, and no upload. */
const CODE_REASONS = ['CODE_WRONG', 'STEAM_DOWN', 'STEAM_LIMITED', 'SESSION_REFUSED', 'BINDING_CLOSED'];

/** Key of the text that says why a binding of this way failed. */
export function bindingReasonKey(way: string, reason: string): string {
  return way === 'CODE' && CODE_REASONS.includes(reason) ? `codeReason_${reason}` : `reason_${reason}`;
}
