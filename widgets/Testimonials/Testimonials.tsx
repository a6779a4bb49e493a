import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Card } from '#src/ui/Card.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

const examples = [
  { title: 'care', text: 'careText' },
  { title: 'choice', text: 'choiceText' },
  { title: 'others', text: 'othersText' },
] as const;

function Review({ options: { review, reviewBy }, text }: Props) {
  return (
    <Card as="article" kind="tint">
      {review ? <blockquote>{text(review)}</blockquote> : null}
      {reviewBy ? <p>{text(reviewBy)}</p> : null}
    </Card>
  );
}

function Examples({ T }: Props) {
  return (
    <>
      <p>
        <T message="illustrative" />
      </p>
      <ul className="card-grid">
        {examples.map(({ title, text }) => (
          <Card key={title} as="li" kind="tint">
            <h3>
              <T message={title} />
            </h3>
            <p>
              <T message={text} />
            </p>
          </Card>
        ))}
      </ul>
    </>
  );
}

function TestimonialsBlock(props: Props) {
  const { options, T } = props;
  return (
    <section id="testimonials" tabIndex={-1} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">
        <T message={options.review ? 'reviewTitle' : 'title'} />
      </h2>
      {options.review ? <Review {...props} /> : <Examples {...props} />}
    </section>
  );
}

export const Testimonials = defineWidget(spec, TestimonialsBlock);
