import { PROBLEMS } from '@candi/contracts'
import { useEffect, useRef, useState } from 'react'
import { CategoryRows } from './category-rows.tsx'
import { categoryTitle } from './category-titles.ts'
import { DescribeProblem, type DescribeProps } from './describe-problem.tsx'
import { PickStep } from './pick-step.tsx'
import { chooseCategory, chooseProblem, stepOf } from './problem-choice.ts'
import { ProblemRows } from './problem-rows.tsx'
import './pick-problem.css'

type Props = DescribeProps & {
  /** Counts how often a problem was chosen from elsewhere on the page: each time the focus comes here. */
  calls: number
}

/** The three steps: category, problem, then severity, confidence and description. A choice opens the next step. */
export function ProblemPicker(props: Props) {
  const { choice, onChange, calls } = props
  const step = stepOf(choice)
  // A settled step that was opened again.
  const [reopened, setReopened] = useState<1 | 2>()
  const headings = {
    1: useRef<HTMLHeadingElement>(null),
    2: useRef<HTMLHeadingElement>(null),
    3: useRef<HTMLHeadingElement>(null),
  }
  const heading = headings[step].current
  const last = useRef({ step, problem: choice.problem, calls })
  useEffect(() => {
    const before = last.current
    last.current = { step, problem: choice.problem, calls }
    const isSame = before.step === step && before.problem === choice.problem && before.calls === calls
    // The row that was pressed is gone: the focus goes where there is something to choose next.
    if (!isSame) heading?.focus()
  }, [step, choice.problem, calls, heading])

  const toggle = (which: 1 | 2) => () => setReopened(reopened === which ? undefined : which)
  return (
    <div className="picker">
      <PickStep
        number={1}
        title="Category"
        heading={headings[1]}
        chosen={choice.category ? categoryTitle(choice.category) : undefined}
        onToggle={toggle(1)}
      >
        {(step === 1 || reopened === 1) && (
          <CategoryRows
            chosen={choice.category}
            onChoose={(category) => {
              setReopened(undefined)
              onChange(chooseCategory(choice, category))
            }}
          />
        )}
      </PickStep>
      <PickStep
        number={2}
        title="Specific problem"
        heading={headings[2]}
        chosen={PROBLEMS.find(({ id }) => id === choice.problem)?.title}
        later={choice.category ? undefined : 'Follows the category.'}
        onToggle={toggle(2)}
      >
        {choice.category && (step === 2 || reopened === 2) && (
          <ProblemRows
            category={choice.category}
            chosen={choice.problem}
            onChoose={(problem) => {
              setReopened(undefined)
              onChange(chooseProblem(choice, problem))
            }}
          />
        )}
      </PickStep>
      <PickStep
        number={3}
        title="Severity and confidence"
        heading={headings[3]}
        later={step === 3 ? undefined : 'Follows the problem.'}
      >
        {step === 3 && <DescribeProblem {...props} />}
      </PickStep>
    </div>
  )
}
