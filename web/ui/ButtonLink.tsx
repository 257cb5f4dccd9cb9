import { Link, type LinkProps } from 'react-router';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, buttonFace } from './Button.tsx';

interface ButtonLinkProps extends LinkProps {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly isWide?: boolean;
}

/** A link that looks like a button. Use it for navigation, never for an action. */
export function ButtonLink({ look = 'default', size = 'medium', isWide = false, ...rest }: ButtonLinkProps) {
  return <Face {...rest} $look={look} $size={size} $isWide={isWide} />;
}

const Face = styled(Link)<{ $look: ButtonLook; $size: ButtonSize; $isWide: boolean }>`${buttonFace}`;
