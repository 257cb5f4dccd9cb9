import type { TagTone } from '../../ui/Tag.tsx';

/** How a contract status is displayed: its translation keys, its tone, and the action that it allows. */
export interface ContractLook {
  readonly name: string;
  readonly tone: TagTone;
  readonly hint: string | null;
  readonly step: 'sign' | 'cancel' | null;
  readonly action: string;
}

const LOOKS: Record<string, ContractLook> = {
  UNSIGNED: {
    name: 'contract_UNSIGNED',
    tone: 'plain',
    hint: 'contractHint_UNSIGNED',
    step: 'sign',
    action: 'contractSign',
  },
  PENDING: {
    name: 'contract_PENDING',
    tone: 'info',
    hint: 'contractHint_PENDING',
    step: 'sign',
    action: 'contractGoOn',
  },
  SIGNED: { name: 'contract_SIGNED', tone: 'pos', hint: null, step: 'cancel', action: '' },
  ENDING: { name: 'contract_ENDING', tone: 'warn', hint: 'contractHint_ENDING', step: null, action: '' },
  ORDINARY: {
    name: 'contract_ORDINARY',
    tone: 'neg',
    hint: 'contractHint_ORDINARY',
    step: 'sign',
    action: 'contractSignAgain',
  },
};
const UNKNOWN: ContractLook = { name: 'contract_ENDING', tone: 'plain', hint: null, step: null, action: '' };

/** The display of a status. An unknown one, from a newer server, allows no action. */
export function contractLook(status: string): ContractLook {
  return LOOKS[status] ?? UNKNOWN;
}
