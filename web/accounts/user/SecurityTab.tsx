import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SecurityTab_viewer$key } from '../../__generated__/SecurityTab_viewer.graphql.ts';
import { DevicesPanel } from './DevicesPanel.tsx';
import { LeavePanel } from './LeavePanel.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { VerificationPanel } from './VerificationPanel.tsx';

interface SecurityTabProps {
  readonly viewer: SecurityTab_viewer$key;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/** Account security: phone number, real name, signed-in devices. */
export function SecurityTab({ viewer, serverTime }: SecurityTabProps) {
  const data = useFragment(FRAGMENT, viewer);
  return (
    <Column>
      <PhonePanel viewer={data} />
      <VerificationPanel viewer={data} serverTime={serverTime} />
      <DevicesPanel viewer={data} serverTime={serverTime} />
      <LeavePanel viewer={data} serverTime={serverTime} />
    </Column>
  );
}

const FRAGMENT = graphql`
  fragment SecurityTab_viewer on Viewer {
    ...PhonePanel_viewer
    ...VerificationPanel_viewer
    ...DevicesPanel_viewer
    ...LeavePanel_viewer
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 860px;
`;
