import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';

interface HelpLinkProps {
  /** Number of the article. */
  readonly serial: string;
  /** In a form: what is typed there stays, and the article opens beside it. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** The way from a doubt to the article of the help centre that answers it. */
export function HelpLink({ serial, isBeside = false, children }: HelpLinkProps) {
  return (
    <Small to={`/help/${serial}`} {...(isBeside ? { target: '_blank' } : {})}>
      {children}
    </Small>
  );
}

const Small = styled(Link)`
  font-size: 12px;
  line-height: 18px;
  font-weight: 400;
  color: var(--t3);
  text-decoration: underline;
  text-underline-offset: 3px;
  white-space: nowrap;
  &:hover { color: var(--t1); }
`;
