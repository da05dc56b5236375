export default function Screen() { return <h1>jobs</h1> }
