import { Component, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { PageMain } from '#src/ui/PageMain.tsx';
import { ClearAnswers } from './ClearAnswers.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { errorName } from './errorName.ts';
import type { Page } from '#src/app/page/page.ts';

type Props = { page: Page; children: ReactNode };

/** Renders a message instead of a page that threw. What was entered stays stored, unless the visitor clears it because it
 * breaks the page each time; the report has the name of the error and nothing else. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    const { page } = this.props;
    page.store.flush();
    page.reportMessage('error', `The page broke: ${errorName(error)}`);
  }

  override render() {
    const { page, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <PageMain id="main">
        <FailureAlert what="loadFailed">
          <ButtonRow>
            <Button onClick={() => location.reload()}>{page.texts.get('shell', 'retry').text}</Button>
            <ClearAnswers onCleared={() => this.setState({ isBroken: false })} />
          </ButtonRow>
        </FailureAlert>
      </PageMain>
    );
  }
}
