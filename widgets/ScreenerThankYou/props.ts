import type { WidgetProps } from '#src/kit/widget.ts';
import type { spec } from './spec.ts';

export type ThanksProps = WidgetProps<typeof spec>;
