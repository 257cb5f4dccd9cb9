import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';

interface HelpLinkProps {
  /** Serial number of the help article. */
  readonly serial: string;
  /** True inside a form: the article opens in a new tab, so that the input is kept. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** Link to the help article about the topic beside it. */
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
