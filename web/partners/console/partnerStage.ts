/** The fields of an application that decide which part the page shows. */
export interface PartnerState {
  readonly status: string;
  readonly lockedAt: string | null | undefined;
}

/** The steps from the application to the first signed request, in their order. */
export const PARTNER_STAGES = ['apply', 'review', 'setup', 'console'] as const;
export type PartnerStage = (typeof PARTNER_STAGES)[number];

/**
 * The part of the page for an application's state. A rejected one is corrected in the first (requirements P-02,
 * P-03).
 */
export function partnerStage(partner: PartnerState | null): PartnerStage {
  if (partner === null || partner.status === 'REJECTED') return 'apply';
  if (partner.status !== 'APPROVED') return 'review';
  return partner.lockedAt == null ? 'setup' : 'console';
}
