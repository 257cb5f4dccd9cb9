import { styled } from 'styled-components';
import { Panel } from '../ui/Panel.tsx';

/** One subject of the settings: its name, a line of what it is for, and what can be done. */
export const SettingCard = styled(Panel)`
  h2:not(dialog h2) { font-size: 14px; line-height: 22px; }
  padding: 20px;
  @media (max-width: 767px) { padding: 16px; }
`;
