/** Runs processes step by step in every order of their steps; nothing is left to the clock. */

/** One process: it awaits its turn before each of its steps. */
export type Steps = (turn: () => Promise<void>) => Promise<void>

interface Lane {
  /** Resolves when the process waits for its turn (true) or has ended (false). */
  readonly rests: () => Promise<boolean>
  readonly go: () => void
}

/** Starts a process, which rests before its first step. */
function lane(steps: Steps): Lane {
  let arrive: (waits: boolean) => void = () => undefined
  let resting = new Promise<boolean>(resolve => (arrive = resolve))
  let go: () => void = () => undefined
  const turn = async (): Promise<void> => {
    const granted = new Promise<void>(resolve => (go = resolve))
    arrive(true)
    await granted
  }
  const ended = steps(turn).then(() => {
    arrive(false)
  })
  return {
    rests: async () => await Promise.race([resting, ended.then(() => false)]),
    go: () => {
      resting = new Promise<boolean>(resolve => (arrive = resolve))
      go()
    }
  }
}

interface Choice {
  readonly chosen: number
  readonly options: number
}

/** Runs all by a schedule; past its end whoever went last goes on. */
async function runBy(
  processes: readonly Steps[],
  schedule: readonly number[],
  switches: number
): Promise<readonly Choice[]> {
  const lanes = processes.map(lane)
  const choices: Choice[] = []
  let [last, left] = [lanes[0], switches]
  for (;;) {
    const waits = await Promise.all(lanes.map(one => one.rests()))
    const ready = lanes
      .filter((_, at) => waits[at])
      .sort((one, other) => Number(other === last) - Number(one === last))
    if (ready.length === 0) return choices
    const free = choices.length === 0 || ready[0] !== last
    const options = free || left > 0 ? ready.length : 1
    const chosen = schedule[choices.length] ?? 0
    if (!free && chosen > 0) left -= 1
    choices.push({ chosen, options })
    last = ready[chosen]
    last?.go()
  }
}

/**
 * Runs all in every order.
 * @param start makes the processes of one order, over a world that is as new
 * @param check looks at what came of it; told the order, for its message
 * @param switches how often an order may leave a process that could go on
 * @returns how many orders there were
 */
export async function inEveryOrder(
  start: () => readonly Steps[],
  check: (order: string) => void,
  switches = Infinity
): Promise<number> {
  let schedule: readonly number[] | undefined = []
  let orders = 0
  while (schedule !== undefined) {
    const choices = await runBy(start(), schedule, switches)
    check(choices.map(one => one.chosen).join(''))
    orders += 1
    schedule = nextSchedule(choices)
  }
  return orders
}

function nextSchedule(
  choices: readonly Choice[]
): readonly number[] | undefined {
  const last = choices.findLastIndex(one => one.chosen + 1 < one.options)
  const turned = choices[last]
  return turned === undefined
    ? undefined
    : [...choices.slice(0, last).map(one => one.chosen), turned.chosen + 1]
}
