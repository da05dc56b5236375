/** Invented people: first names for women and men, and family names that go with them. Letters that every PDF font has. */
export type NamePool = {
  country: string
  weight: number
  women: string
  men: string
  families: string
}

export const namePools: readonly NamePool[] = [
  {
    country: 'IN',
    weight: 34,
    women:
      'Aditi Ananya Divya Ishita Kavya Meera Neha Pooja Priyanka Ritika Sakshi Shreya Sneha Tanvi',
    men: 'Aarav Abhishek Aditya Akash Amit Ankit Gaurav Kunal Manish Nikhil Rahul Rohan Siddharth Varun Vivek',
    families:
      'Agarwal Bhatia Chaudhary Gupta Jain Kapoor Malhotra Mishra Pandey Saxena Sharma Singh Srivastava Tiwari Verma',
  },
  {
    country: 'IN',
    weight: 34,
    women:
      'Aishwarya Akshara Bhavana Deepika Gayathri Harini Janani Keerthana Lakshmi Nandini Padma Revathi Sahana Swathi',
    men: 'Aravind Ashwin Balaji Chaitanya Ganesh Harish Karthik Kiran Mahesh Naveen Prashanth Sandeep Srinivas Surya Vignesh',
    families:
      'Iyer Iyengar Krishnan Murthy Naidu Narayanan Raghavan Rajan Ramesh Rao Reddy Shetty Subramanian Venkatesh',
  },
  {
    country: 'IN',
    weight: 16,
    women: 'Amruta Ketaki Mrunal Pallavi Radhika Rutuja Sayali Vaishnavi',
    men: 'Ajinkya Chinmay Hrishikesh Mihir Omkar Pranav Sameer Tejas',
    families: 'Bhosale Deshpande Gokhale Jadhav Joshi Kulkarni Patil Pawar Sawant',
  },
  {
    country: 'IN',
    weight: 14,
    women: 'Hetal Jinal Khushi Mansi Nidhi Riya Urvi',
    men: 'Bhavesh Chirag Darshan Harsh Jay Parth Yash',
    families: 'Desai Mehta Modi Parikh Patel Shah Trivedi Vyas',
  },
  {
    country: 'IN',
    weight: 14,
    women: 'Anindita Debjani Moumita Paromita Rituparna Sohini Sreya',
    men: 'Anirban Arnab Debashish Indranil Rajdeep Saurav Sourav',
    families: 'Banerjee Basu Bose Chatterjee Das Dutta Ghosh Mukherjee Sen',
  },
  {
    country: 'IN',
    weight: 14,
    women: 'Ayesha Fatima Nazia Rukhsar Sana Zara Zoya',
    men: 'Aamir Arshad Faizan Imran Junaid Salman Zaid',
    families: 'Ahmed Ansari Hussain Khan Qureshi Shaikh Siddiqui',
  },
  {
    country: 'IN',
    weight: 12,
    women: 'Anju Ann Bincy Liya Merin Rose Sheena',
    men: 'Abin Alan Jerin Jithin Joel Nithin Tony',
    families: 'Abraham Chacko George Jacob Joseph Kurian Mathew Nair Thomas Varghese',
  },
  {
    country: 'IN',
    weight: 10,
    women: 'Gurleen Harpreet Jasleen Manpreet Simran',
    men: 'Amandeep Gurpreet Harjit Jaspreet Navjot',
    families: 'Bedi Dhillon Gill Grewal Sandhu Sidhu',
  },
  {
    country: 'US',
    weight: 14,
    women: 'Abigail Alexis Grace Hannah Jasmine Megan Natalie Rachel',
    men: 'Aaron Brandon Caleb Ethan Jordan Marcus Tyler Zachary',
    families: 'Bennett Brooks Carter Foster Hayes Jenkins Morgan Parker Reed Sullivan Washington',
  },
  {
    country: 'GB',
    weight: 8,
    women: 'Amelia Beth Charlotte Freya Imogen Isla Poppy',
    men: 'Alfie Callum George Harry Jack Lewis Rory',
    families: 'Ashworth Barnes Clarke Davies Fraser Hughes Murray Pritchard Wainwright',
  },
  {
    country: 'DE',
    weight: 8,
    women: 'Anna Clara Frieda Greta Hannah Katharina Lena',
    men: 'Felix Jonas Julian Lukas Maximilian Moritz Tobias',
    families: 'Becker Brandt Hoffmann Keller König Lindner Neumann Schäfer Vogt Weiß',
  },
  {
    country: 'BR',
    weight: 8,
    women: 'Amanda Beatriz Camila Fernanda Júlia Larissa Mariana',
    men: 'Bruno Caio Diego Felipe Gustavo Rafael Thiago',
    families: 'Almeida Barbosa Cardoso Ferreira Lima Martins Nascimento Oliveira Ribeiro Souza',
  },
  {
    country: 'NG',
    weight: 7,
    women: 'Adaeze Amaka Chioma Folake Ngozi Temitope Yetunde',
    men: 'Adebayo Chinedu Emeka Ifeanyi Kelechi Olumide Tunde',
    families: 'Adeyemi Balogun Eze Nwosu Obi Ogunleye Okafor Okonkwo',
  },
  {
    country: 'PL',
    weight: 6,
    women: 'Agata Agnieszka Ewa Joanna Karolina Magdalena Zofia',
    men: 'Adam Bartosz Jakub Kamil Marcin Mateusz Tomasz',
    families: 'Dudek Kowalski Mazur Nowak Pawlak Sikora Wilk Zawadzki',
  },
  {
    country: 'ES',
    weight: 5,
    women: 'Alba Carmen Elena Inés Lucía Marta Nuria',
    men: 'Alejandro Álvaro Carlos Iván Javier Pablo Sergio',
    families: 'Castillo Domínguez Fernández Gil Herrero Moreno Navarro Vidal',
  },
  {
    country: 'FR',
    weight: 5,
    women: 'Camille Chloé Élodie Inès Léa Manon Margaux',
    men: 'Antoine Baptiste Hugo Julien Mathieu Rémi Théo',
    families: 'Bernard Chevalier Dubois Fontaine Garnier Lefèvre Mercier Roussel',
  },
  {
    country: 'PH',
    weight: 5,
    women: 'Angelica Bianca Kristine Maricel Patricia',
    men: 'Jericho Joshua Mark Miguel Paolo',
    families: 'Bautista Cruz Mendoza Reyes Santos Villanueva',
  },
  {
    country: 'VN',
    weight: 4,
    women: 'Anh Huong Lan Linh Thao',
    men: 'Duc Huy Khoa Minh Tuan',
    families: 'Bui Dang Hoang Le Nguyen Pham Tran Vo',
  },
  {
    country: 'KE',
    weight: 4,
    women: 'Achieng Njeri Nyambura Wairimu Wanjiku',
    men: 'Kamau Kipchoge Mwangi Ochieng Otieno',
    families: 'Kariuki Kimani Mutua Njoroge Odhiambo Omondi',
  },
  {
    country: 'CA',
    weight: 4,
    women: 'Chantal Emily Jade Olivia Sophie',
    men: 'Liam Mathis Nathan Noah William',
    families: 'Bouchard Campbell Gagnon MacDonald Tremblay Wong',
  },
  {
    country: 'SG',
    weight: 3,
    women: 'Hui Min Mei Ling Shu Wen Xin Yi',
    men: 'Jun Wei Kai Jie Wei Ming Zhi Hao',
    families: 'Chua Goh Koh Lim Ng Tan Teo',
  },
  {
    country: 'AE',
    weight: 3,
    women: 'Dana Hind Layla Mariam Noura',
    men: 'Hamad Khalid Omar Rashid Yousef',
    families: 'Haddad Khoury Mansour Nasser Saleh',
  },
  {
    country: 'AU',
    weight: 3,
    women: 'Chloe Georgia Matilda Ruby Zoe',
    men: 'Angus Cooper Hamish Lachlan Riley',
    families: 'Doyle Fitzgerald Gallagher Hartley McKenzie',
  },
  {
    country: 'IE',
    weight: 3,
    women: 'Aisling Aoife Ciara Niamh Orla',
    men: 'Cian Conor Eoin Fionn Oisin',
    families: 'Brennan Byrne Doherty Kelleher Nolan',
  },
  {
    country: 'NL',
    weight: 3,
    women: 'Anouk Femke Lotte Sanne Roos',
    men: 'Bram Daan Jesse Sem Thijs',
    families: 'Bakker Dekker Jansen Kuiper Smit Visser',
  },
]

/** Invented employers of the past. */
const roots =
  'Aldravo Benvika Corvisto Deltrano Embralin Fyndora Galvento Hexovar Ivarrin Jorvanta Kelmora Lumarox Mintavo Norvella Orvanti Pelvaro Quovista Rendalo Selvanta Torvika Ulmaren Vontari Wexolin Yarvello Zentavo Brasilux Cindrava Dovelane Eskarra Fellmont'.split(
    ' '
  )
const kinds = [
  'Systems',
  'Software',
  'Technologies',
  'Labs',
  'Digital',
  'Solutions',
  'Networks',
  'Analytics',
]
export const formerEmployers = roots.flatMap((root, index) => [
  `${root} ${kinds[index % kinds.length]}`,
  `${root} ${kinds[(index + 3) % kinds.length]}`,
])

export const degrees = [
  ['Bachelor of Technology', 'Computer Science and Engineering', 4],
  ['Bachelor of Engineering', 'Information Technology', 4],
  ['Bachelor of Science', 'Computer Science', 3],
  ['Bachelor of Science', 'Mathematics', 3],
  ['Bachelor of Engineering', 'Electronics and Communication', 4],
  ['Master of Computer Applications', 'Computer Applications', 5],
  ['Master of Science', 'Software Engineering', 5],
] as const

export const openings = [
  'I like problems that somebody actually has.',
  'I came to software through a summer job in a workshop, and still think of it as building things.',
  'What I enjoy most is the moment when a tangled thing becomes simple.',
  'I care about the people who will maintain what I write.',
  'I started by fixing the computers of my whole street.',
  'Small teams and clear goals bring out my best work.',
  'I read as much code as I write.',
]
export const closings = [
  'I look for a team that reviews honestly and ships often.',
  'Outside work I teach at a weekend coding club.',
  'I am happiest where users are close.',
  'I would like to go deeper into systems that have to be right.',
  'When I am not at the keyboard you will find me on a long-distance train.',
  'I write short weekly notes, and colleagues say they help.',
  'A good place for me is one where questions are welcome.',
]
