export default function Screen() { return <h1>job</h1> }
