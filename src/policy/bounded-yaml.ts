/** The one parser for YAML that is data of others: bounded in length, depth and aliases. */
import { parse } from 'yaml'

import { GateError } from '../errors.ts'
import { nestsTooDeeply } from './nesting.ts'

// Its parser needs seconds for more; what is read here has some hundred lines.
const LONGEST = 256 * 1024

/**
 * The value of a text.
 * @throws GateError VALUE_INVALID when it is longer than 256 KiB or nests too deeply; an error of the parser
 */
export function boundedYaml(text: string): unknown {
  if (text.length > LONGEST || nestsTooDeeply(text))
    throw new GateError(
      'VALUE_INVALID',
      'The YAML is too long or nests too deeply to be read.'
    )
  return parse(text, {
    maxAliasCount: 50,
    prettyErrors: false,
    logLevel: 'error'
  })
}
