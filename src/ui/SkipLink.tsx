type Props = { href: string; children: string };

/** The first link of the page, seen only with keyboard focus: skips the header. */
export function SkipLink({ href, children }: Props) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  );
}
