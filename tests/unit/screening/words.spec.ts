import { test } from '@japa/runner'
import { placesOf } from '#api/screening/judging/words'

const found = (name: string, text: string) =>
  placesOf({ name, aliases: [] }, text).map(([from, until]) => text.slice(from, until))

test.group('Names of skills that are words of every day', () => {
  const none: [skill: string, text: string][] = [
    ['Next.js', 'Shipped the next release on time'],
    ['Node.js', 'Ran a 12 node Kubernetes cluster'],
    ['Node.js', 'Published with the Node Package Manager'],
    ['Express.js', 'Learned to express ideas clearly'],
    ['Go', 'Decided to go on with the plan'],
  ]
  for (const [skill, text] of none)
    test(`"${text}" is nothing of ${skill}`, ({ assert }) =>
      assert.deepEqual(found(skill, text), []))

  const some: [skill: string, text: string, found: string][] = [
    ['Node.js', 'Built services with Node and PostgreSQL', 'Node'],
    ['Node.js', 'Wrote Node services', 'Node'],
    ['Node.js', 'Skills: react, node, postgres', 'node'],
    ['Node.js', 'A nodejs backend', 'nodejs'],
    ['Next.js', 'Built the shop in Next, React and CSS', 'Next'],
    ['Next.js', 'Next.js 14 and TypeScript', 'Next.js 14'],
    ['Express', 'Express APIs for payments', 'Express'],
    ['Go', 'Python, Go, Rust', 'Go'],
  ]
  for (const [skill, text, name] of some)
    test(`"${text}" names ${skill}`, ({ assert }) => assert.deepEqual(found(skill, text), [name]))
})
