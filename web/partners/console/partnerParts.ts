import { styled } from 'styled-components';
import { Panel } from '../../ui/Panel.tsx';

/** A card of this page: its title, a description, and its actions. */
export const PartnerCard = styled(Panel)`
  min-width: 0;
  padding: 20px;
  h2:not(dialog h2) { font-size: 14px; line-height: 22px; }
  @media (max-width: 767px) { padding: 16px; }
`;

/** A line of description. */
export const Hint = styled.p`
  color: var(--t3);
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

/** Stacked cards, no wider than is readable. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  max-width: 860px;
`;

/** Content of a card below its description. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  min-width: 0;
  padding-top: 12px;
  > div:has(textarea) { width: 100%; }
`;

/** The actions at the end of a card. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  padding-top: 16px;
  @media (max-width: 767px) { > button, > a { flex: 1 1 auto; height: 44px; } }
`;

/** A list of names and values, in two columns where there is room. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: 8px 16px;
  padding-top: 12px;
  font-size: 13px;
  line-height: 20px;
  dt { color: var(--t3); }
  dd { margin: 0; min-width: 0; overflow-wrap: anywhere; white-space: pre-line; }
  @media (max-width: 479px) { grid-template-columns: minmax(0, 1fr); gap: 0; dd { padding-bottom: 8px; } }
`;

/** Monospaced text that scrolls by itself, by keyboard too. */
export const Code = styled.pre.attrs({ tabIndex: 0, role: 'group' })`
  min-width: 0;
  margin: 0;
  padding: 8px 10px;
  overflow: auto;
  font-family: var(--mono);
  font-size: 12px;
  line-height: 18px;
  color: var(--t1);
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: var(--r-input); }
`;
