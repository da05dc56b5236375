import { test } from '@japa/runner'
import { jobListOf, searchOf } from '#api/jobs/browse/job_address'

const read = (query: string) => jobListOf(new URLSearchParams(query))

test.group('The address of a job list', () => {
  test('nothing set means the first page of everything', ({ assert }) => {
    assert.deepEqual(read(''), { query: { status: 'open', limit: 20 }, body: {}, page: 1 })
  })

  test('what makes no sense is left out', ({ assert }) => {
    assert.deepEqual(
      read(
        'page=-3&skills=a,0,7&mode=Moon,Remote&type=Slave&minExp=x&pay=-1&days=0&sort=worst&category=DROP'
      ),
      {
        query: { status: 'open', limit: 20 },
        body: { skills: ['7'], jobLocation: ['Remote'] },
        page: 1,
      }
    )
  })

  test('every filter of the page reaches the call', ({ assert }) => {
    assert.deepEqual(
      read(
        'search= react &city=Pune&skills=3,9&mode=Remote,Hybrid&type=Contract&minExp=1&maxExp=3&pay=1200000&days=7&sort=budget&category=4&industry=5&page=2'
      ),
      {
        query: { status: 'open', limit: 20, catId: '4', industryId: '5' },
        body: {
          search: 'react',
          skills: ['3', '9'],
          jobType: ['Contract'],
          jobLocation: ['Remote', 'Hybrid'],
          city: 'Pune',
          minExp: 1,
          maxExp: 3,
          budgetMin: 1_200_000,
          currency: 'INR',
          postedWithinDays: 7,
          sort: 'budget',
        },
        page: 2,
      }
    )
  })
})

test.group('A search that is watched', () => {
  const search = (query: string) => searchOf(new URLSearchParams(query))

  test('is the same text however its address was written', ({ assert }) => {
    assert.equal(
      search('sort=budget&skills=9,7&mode=Remote,Hybrid&page=3&days=7&search=%20react%20'),
      search('search=react&mode=Hybrid,Remote&skills=7,9')
    )
    assert.equal(search('page=2&sort=budget&mode=Moon'), '')
  })

  test('asks for what the address asked for', ({ assert }) => {
    const query =
      'search=c%2B%2B+%26+go&city=Pune&skills=7,9&category=3&industry=4&mode=Hybrid,Remote&type=Contract,Full-Time&minExp=2&maxExp=5&pay=600000&currency=INR'
    assert.deepEqual(read(search(query)), read(query))
  })
})
